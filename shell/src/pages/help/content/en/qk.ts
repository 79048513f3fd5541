import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Five conditions and the money is on its way; the page ticks them off one by one. There is no fee, no cancelling, and what is refused returns at once.',
  sections: [
    {
      id: 'ready',
      title: 'The five conditions',
      body: [
        {
          steps: [
            'Your identity is verified.',
            'You have a usable payout account. A new one can be used after 24 hours.',
            'The turnover is done. What is still open does not hold the rest of your money.',
            'The number and amount of the day are not used up.',
            'Your account is in order, not frozen.',
          ],
        },
        'The card at the top of the withdrawal page names what is missing, how much, and where to do it.',
        { links: [{ to: '/mine/finance/withdrawal', text: 'See my conditions' }] },
      ],
    },
    {
      id: 'limits',
      title: 'Amounts and numbers',
      body: [
        {
          head: ['Level', 'Times a day', 'Amount a day'],
          rows: [
            ['VIP0', '3', '20,000'],
            ['VIP1', '4', '30,000'],
            ['VIP2', '5', '50,000'],
            ['VIP3', '5', '80,000'],
          ],
        },
        'At least 100.00 each, to the cent. Higher levels are listed in VIP details.',
      ],
    },
    {
      id: 'time',
      title: 'How long it takes',
      body: [
        'A small withdrawal with matching details is usually reviewed in about a minute. Above 50,000, or when something must be looked at, there are two reviews. Each step shows on the order’s timeline and in your mail.',
      ],
    },
    {
      id: 'cancel',
      title: 'Why it cannot be cancelled',
      body: [
        'Once submitted, the money has left your available balance. A cancel button invites staking it again in a weak moment, so there is none. If the review refuses it or the payout fails, it returns at once.',
      ],
    },
    {
      id: 'refused',
      title: 'Reasons for a refusal',
      body: [
        {
          head: ['Code', 'Reason', 'What to do'],
          rows: [
            ['R01', 'turnover missing', 'see the audit, then submit again'],
            ['R02', 'payout account does not match', 'use an account in your own name'],
            ['R03', 'risk review', 'wait to be contacted, or ask support'],
            ['R04', 'documents missing', 'add them under profile review'],
            ['R05', 'channel failed', 'use another account or try later'],
          ],
        },
      ],
    },
    {
      id: 'password',
      title: 'Fund password',
      body: [
        'A withdrawal needs the fund password; a passkey may replace it. Five wrong tries lock it for 2 hours. Records stay open meanwhile.',
      ],
    },
  ],
  related: ['ck', 'zz', 'kh', 'zxkf'],
}
