"""What happens at tables, told to those whom it concerns."""
