template = Template
template-mode-base = Template
template-stones = Камни
template-stones-about = Сколько камней в куче
