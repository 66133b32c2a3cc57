"""The rules as questions and answers: pure, without input, output, clock or chance of its own."""
