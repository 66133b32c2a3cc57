"""One file per version; a version that was released is never changed."""
