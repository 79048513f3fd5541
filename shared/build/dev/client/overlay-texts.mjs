const TEXTS = {
  'zh-CN': {
    build: () => '无法编译：页面保持上一次的代码与状态',
    render: () => '渲染出错：修正后自动恢复',
    uncaught: () => '未捕获的错误',
    types: (count) => `${count} 个类型错误`,
    close: '关闭',
  },
  en: {
    build: () => 'Does not compile: the page keeps its last code and state',
    render: () => 'Render error: the page recovers when it is fixed',
    uncaught: () => 'Uncaught error',
    types: (count) => (count === 1 ? '1 type error' : `${count} type errors`),
    close: 'Close',
  },
}

/** Texts of the overlay in the language of the page. */
export function overlayTexts(language) {
  return language === 'en' ? TEXTS.en : TEXTS['zh-CN']
}
