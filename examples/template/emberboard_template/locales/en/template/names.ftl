template = Template
template-mode-base = Template
template-stones = Stones
template-stones-about = How many stones lie in the pile
