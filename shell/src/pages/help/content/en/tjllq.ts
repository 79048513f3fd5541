import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Any recent browser on your phone will do. If the site does not work inside a chat app, open it in the system browser.',
  sections: [
    {
      id: 'list',
      title: 'Supported browsers',
      body: [
        {
          head: ['Browser', 'Version'],
          rows: [
            ['Safari (iPhone, iPad)', '16.4 and later'],
            ['Chrome, Edge (Android)', '109 and later'],
            ['Samsung Internet', '21 and later'],
            ['Firefox', '115 and later'],
            ['Inside WeChat or QQ', 'reading works; log in with the system browser'],
          ],
        },
        'An older browser sees a notice at the top. Most pages can still be read, but login and payments may not work.',
      ],
    },
    {
      id: 'inapp',
      title: 'Inside WeChat or QQ',
      body: [
        'Tap “…” at the top right and choose “Open in browser”. Built-in browsers may forget your session and cannot add the site to the home screen.',
      ],
    },
    {
      id: 'cookies',
      title: 'Allowing cookies',
      body: [
        'Login needs a cookie to remember your session.',
        {
          list: [
            'Safari: Settings › Safari › turn off “Block all cookies”.',
            'Chrome: Settings › Site settings › Cookies › allow.',
            'UC: Settings › Privacy › turn cookies on.',
          ],
        },
        { links: [{ to: '/other/cookieDisabled', text: 'Check cookies' }] },
      ],
    },
    {
      id: 'cache',
      title: 'When a page looks wrong',
      body: [
        {
          steps: [
            'Pull to refresh, or open it again.',
            'Clear this site’s cached data and try again.',
            'Update the browser.',
            'Still wrong? Tell support the code shown on the page.',
          ],
        },
      ],
    },
    {
      id: 'install',
      title: 'Add to the home screen',
      body: [
        'It then opens like an app, and help can be read offline.',
        { links: [{ to: '/download', text: 'See how' }] },
      ],
    },
  ],
  related: ['fjcjc', 'qtwt', 'zxkf'],
}
