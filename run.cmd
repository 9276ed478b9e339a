@echo off
rem What ./run is on Linux and macOS.
cd /d "%~dp0"
where /q py
if errorlevel 1 (python -m tools.start %*) else (py -3 -m tools.start %*)
