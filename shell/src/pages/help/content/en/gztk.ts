import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'By using the site you agree to these terms. Changes are announced ahead and listed in the change log.',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [
        {
          list: [
            'You are 18 or over, have one account, and use it yourself; it cannot be passed on or lent.',
            'Your details are true, and the name matches your payout account.',
            'Keep passwords safe, and tell support at once if something is wrong.',
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'Money',
      body: [
        {
          list: [
            'The books decide deposits, withdrawals and transfers; each entry has a number you can look up.',
            'A deposit needs turnover of once its amount before withdrawal; offers state theirs, ten times at most.',
            'A withdrawal cannot be cancelled; a refused one returns at once.',
            'A credit that came from a plain error is corrected, and you are told why.',
          ],
        },
      ],
    },
    {
      id: 'bets',
      title: 'Bets',
      body: [
        {
          list: [
            'What the system accepted counts, and cannot be taken back.',
            'Official results settle bets, and mistakes are corrected.',
            'Bets by collusion, at plainly wrong odds or by programs may be void.',
          ],
        },
        { links: [{ to: '/help/tywt', text: 'Rules for sports' }] },
      ],
    },
    {
      id: 'responsible',
      title: 'Responsibility',
      body: [
        'Limits, breaks and self-exclusion are your decision, and we must keep to them. Meanwhile you get no marketing.',
        { links: [{ to: '/help/bczr', text: 'Responsible gambling' }] },
      ],
    },
    {
      id: 'close',
      title: 'Closing your account',
      body: [
        'At any time. The balance goes to your own payout account; records that the law wants kept are kept until their time is over.',
      ],
    },
    {
      id: 'complaint',
      title: 'Complaints',
      body: [
        'Ask support first. If that does not help, send feedback: you get an answer in writing within 8 weeks, with the independent body you may turn to.',
      ],
    },
    {
      id: 'log',
      title: 'Change log',
      body: [{ head: ['Version', 'Date', 'Change'], rows: [['1.0', '2026-11-21', 'first publication']] }],
    },
  ],
  related: ['ysgz', 'bczr', 'yhgz', 'kh'],
}
