import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'A strange page, a second login out of nowhere or a private account to pay to: most likely a fake site. Check first, act after.',
  sections: [
    {
      id: 'check',
      title: 'Three checks that this is us',
      body: [
        {
          steps: [
            'Compare the domain with your bookmark, letter by letter.',
            'It must be https. Tap the lock and look at the certificate.',
            'After login, see that “last login” was really you.',
          ],
        },
      ],
    },
    {
      id: 'signs',
      title: 'What a fake looks like',
      body: [
        {
          list: [
            'It wants a transfer to a private card, or “maintenance, pay the agent first”.',
            'High rebates, sure wins, deposit right now.',
            'It asks for your password, SMS code or fund password. No agent ever does.',
            'Clumsy texts, dead links, no help pages.',
          ],
        },
      ],
    },
    {
      id: 'hijack',
      title: 'What hijacking is',
      body: [
        'Something on the way sends you to another page or puts advertising into this one; often a public Wi-Fi or a router that was tampered with.',
      ],
    },
    {
      id: 'do',
      title: 'How to protect yourself',
      body: [
        {
          steps: [
            'Open the site from a bookmark or the home screen, not from links you were sent.',
            'Avoid logging in over public Wi-Fi; use mobile data.',
            'Turn on encrypted DNS in the system settings for your privacy.',
            'Change your router’s default password, and keep system and browser up to date.',
          ],
        },
        { note: 'This page is about safety and privacy. It does not help to get around lawful restrictions.' },
      ],
    },
    {
      id: 'agent',
      title: 'Is this agent ours?',
      body: [
        'Support answers inside the site only, and its messages are signed. An agent number can be verified on the proxy top-up page.',
        { links: [{ to: '/customer/main', text: 'Reach support' }] },
      ],
    },
    {
      id: 'after',
      title: 'If it has happened',
      body: [
        'Change your password at once, ask support to freeze your funds, keep the chats and receipts, and report it to the police.',
        { links: [{ to: '/user/password', text: 'Change password' }] },
      ],
    },
  ],
  related: ['tjllq', 'zxkf', 'ysgz'],
}
