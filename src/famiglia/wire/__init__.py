"""Games as messages: what a seat may know, as structs that become JSON and an OpenAPI schema."""
