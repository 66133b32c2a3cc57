"""The map maker: from outline and skeleton to the edition's map.json."""
