"""What `famiglia doctor` looks at, each in a file of its own; nothing is changed by looking."""
