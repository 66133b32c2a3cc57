"""What a worker remembers, so that it need not be read or made anew."""
