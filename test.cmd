@echo off
rem What ./test is on Linux and macOS.
cd /d "%~dp0"
where /q py
if errorlevel 1 (python -m tools.check %*) else (py -3 -m tools.check %*)
