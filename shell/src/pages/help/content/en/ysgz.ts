import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'We collect what the service needs, and say why and for how long. You can see, export, correct and erase it.',
  sections: [
    {
      id: 'data',
      title: 'What we collect',
      body: [
        {
          head: ['Data', 'Why', 'Kept'],
          rows: [
            ['User name, password digest', 'login', 'while the account exists'],
            ['Name, date of birth, document', 'age and identity', '5 years after closing'],
            ['Phone, e-mail', 'codes and notices', 'while the account exists'],
            ['Payments and bets', 'the books', '5 years after closing'],
            ['Device id, device traits, IP', 'telling unusual logins', '12 months'],
            ['Chat', 'order in the rooms', '30 days'],
          ],
        },
      ],
    },
    {
      id: 'fingerprint',
      title: 'What device traits are',
      body: [
        'A digest of screen, time zone and the like, made at login to recognise your usual device. If it cannot be made you can still log in; you are then on a new device.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage',
      body: [
        {
          head: ['Name', 'What for', 'Until'],
          rows: [
            ['token', 'your session', '365 days, or the browser closes'],
            ['isCheck', 'the tick and your user name', '1 day'],
            ['locale', 'language', '365 days'],
          ],
        },
        'There are no third-party advertising or tracking cookies.',
      ],
    },
    {
      id: 'share',
      title: 'Who receives it',
      body: [
        'Only partners that a payment or a game needs, and authorities where the law demands it. Data is never sold.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          list: [
            'Export: download your data in a common format.',
            'Correct: edit your profile; some fields are reviewed.',
            'Erase: close the account and ask for erasure, except what the law keeps.',
          ],
        },
        {
          links: [
            { to: '/mine', text: 'Open Me' },
            { to: '/customer/main', text: 'Make a request' },
          ],
        },
      ],
    },
    {
      id: 'marketing',
      title: 'Marketing',
      body: ['Off unless you agree, by product and channel, and you may take it back at any time.'],
    },
    {
      id: 'children',
      title: 'Minors',
      body: ['We collect nothing about people under 18 and erase it at once if we find some.'],
    },
  ],
  related: ['gztk', 'qtwt', 'kh'],
}
