import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Anyone of 18 or over can open one account for themselves in a few minutes. Looking around first is fine too.',
  sections: [
    {
      id: 'who',
      title: 'Who may open an account',
      body: [
        {
          list: [
            'You are 18 or over, and your region allows it.',
            'You play for yourself, with one account only.',
            'You are not self-excluded. Another name does not lift an exclusion.',
          ],
        },
        'Under 18 no account is opened and nothing you typed is kept.',
      ],
    },
    {
      id: 'steps',
      title: 'How to sign up',
      body: [
        {
          steps: [
            'Tap Sign up and choose a user name and a password.',
            'Enter your phone number and the code we send.',
            'Enter your date of birth, read the terms and agree. Marketing stays unticked unless you want it.',
            'The first-day guide follows; you can set a deposit limit right there.',
          ],
        },
        { links: [{ to: '/user/register', text: 'Sign up' }] },
      ],
    },
    {
      id: 'rules',
      title: 'User names and passwords',
      body: [
        {
          head: ['What', 'Rule'],
          rows: [
            ['User name', '4–11 letters or digits, a letter first, upper and lower case count as one'],
            ['Password', '8–32 characters with a letter and a digit; not the user name, not a common one'],
            ['Fund password', '6 digits without runs or triples; 5 wrong tries lock it for 2 hours'],
            ['SMS code', '6 digits, valid 5 min, again after 60 s, 5 a day'],
          ],
        },
      ],
    },
    {
      id: 'kyc',
      title: 'Levels of identity check',
      body: [
        {
          head: ['Level', 'We ask for', 'It opens'],
          rows: [
            ['L1', 'name and date of birth', 'deposits and play'],
            ['L2', 'a photo of an identity document', 'withdrawals over 1,000 a day'],
            ['L3', 'address or source of funds', 'VIP7 and up, or over 200,000 a month'],
          ],
        },
        'These details serve to verify you. Once verified the name is locked; a change goes through profile review.',
      ],
    },
    {
      id: 'forgot',
      title: 'Forgotten name or password',
      body: [
        'Tap “Forgot password” on the login page and prove who you are by phone, e-mail, or fund password and the last four digits of a card. Other devices are signed out, and withdrawals get one more review for 24 hours.',
        {
          links: [
            { to: '/user/password', text: 'Recover password' },
            { to: '/customer/main', text: 'Contact support' },
          ],
        },
      ],
    },
  ],
  related: ['ck', 'qk', 'ysgz', 'bczr'],
}
