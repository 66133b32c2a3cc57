"""The palette maker: tints that people with any colour vision can tell apart."""
