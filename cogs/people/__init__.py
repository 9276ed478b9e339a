"""What people prefer, and how their games went."""
