import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Login, devices, notices and how things are shown.',
  sections: [
    {
      id: 'login',
      title: 'Why you were logged out',
      body: [
        {
          head: ['You read', 'Because'],
          rows: [
            ['Used on another device', 'only the latest login of a kind of device stays'],
            ['The password was changed', 'a change signs out all other devices'],
            ['Session expired', 'without “remember me” it ends with the browser'],
          ],
        },
        'If it was not you, change your password now.',
        { links: [{ to: '/user/password', text: 'Change password' }] },
      ],
    },
    {
      id: 'remember',
      title: 'Remember me',
      body: [
        'Keeps you signed in on this device for 365 days; without it, until the browser closes. Leave it off on shared devices.',
      ],
    },
    {
      id: 'device',
      title: 'A new device asks for a code',
      body: [
        'From a new device or an unusual place we send a code to your phone. You may then trust the device for 30 days. No code? Send again after 60 seconds, five times a day.',
      ],
    },
    {
      id: 'notice',
      title: 'Notices',
      body: [
        'Orders, settlements and security come by mail inside the site. Marketing goes only to those who agreed, and can be turned off at any time.',
        { links: [{ to: '/mine', text: 'Open Me' }] },
      ],
    },
    {
      id: 'language',
      title: 'Language and light',
      body: [
        'Switch between Chinese and English, dark and light, at the foot of a page. Everything can be read with text at 200 %.',
      ],
    },
    {
      id: 'time',
      title: 'Times and amounts',
      body: [
        'Times are Beijing time. Amounts have thousands separators and two decimals. A figure older than a minute shows its time.',
      ],
    },
    {
      id: 'offline',
      title: 'Without a network',
      body: [
        'You see the latest data with its time; money buttons pause and go on by themselves. Help can be read offline.',
      ],
    },
  ],
  related: ['kh', 'ysgz', 'tjllq', 'zxkf'],
}
