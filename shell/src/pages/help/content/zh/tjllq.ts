import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '用手机自带或常见的新版浏览器打开即可。在聊天软件里打不开时，请改用系统浏览器。',
  sections: [
    {
      id: 'list',
      title: '支持的浏览器',
      body: [
        {
          head: ['浏览器', '版本'],
          rows: [
            ['Safari（iPhone、iPad）', '16.4 及以上'],
            ['Chrome、Edge（安卓）', '109 及以上'],
            ['三星浏览器', '21 及以上'],
            ['Firefox', '115 及以上'],
            ['微信、QQ 内置', '可浏览，建议改用系统浏览器登录'],
          ],
        },
        '版本较旧时页面上方会有提示，多数页面仍可阅读，但登录与支付不保证可用。',
      ],
    },
    {
      id: 'inapp',
      title: '在微信或 QQ 里打开',
      body: ['点右上角“…”，选“在浏览器打开”。内置浏览器可能清空登录状态，也不能添加到主屏幕。'],
    },
    {
      id: 'cookies',
      title: '开启 Cookie',
      body: [
        '登录需要 Cookie 记住您的会话。',
        {
          list: [
            'Safari：设置 › Safari › 关闭“阻止所有 Cookie”。',
            'Chrome：设置 › 网站设置 › Cookie › 允许。',
            'UC：设置 › 隐私 › 打开 Cookie。',
          ],
        },
        { links: [{ to: '/other/cookieDisabled', text: '检查 Cookie' }] },
      ],
    },
    {
      id: 'cache',
      title: '页面不对劲时',
      body: [
        {
          steps: [
            '下拉刷新或重新打开页面。',
            '清除本站的缓存数据后再试。',
            '更新浏览器。',
            '仍不行，把页面上的支持代码告诉客服。',
          ],
        },
      ],
    },
    {
      id: 'install',
      title: '添加到主屏幕',
      body: ['添加后像应用一样打开，离线也能看帮助。', { links: [{ to: '/download', text: '查看步骤' }] }],
    },
  ],
  related: ['fjcjc', 'qtwt', 'zxkf'],
}
