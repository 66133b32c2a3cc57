"""The server as the browser sees it: requests, replies, problems."""
