import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Each offer says who may join, on what, how much turnover, how much at most and until when. Never more than ten times, always on one product.',
  sections: [
    {
      id: 'read',
      title: 'How to read an offer',
      body: [
        {
          list: [
            'Bonus: a fixed sum or a share of a deposit, up to a limit.',
            'Multiple: bonus × multiple is the turnover that frees the bonus.',
            'Product: only bets on that product count.',
            'Until: an unfinished bonus is taken back. Your own money is untouched.',
          ],
        },
        { links: [{ to: '/activity/discount', text: 'See offers' }] },
      ],
    },
    {
      id: 'count',
      title: 'Which bets count',
      body: [
        {
          head: ['Product', 'What counts'],
          rows: [
            ['Sports, esports', 'the smaller of stake and result; European odds of 1.50 or more'],
            ['Live dealer, card games', 'the smaller of stake and net result; opposite bets cancel out'],
            ['Slots, fishing, lottery', 'the whole stake'],
          ],
        },
        'Void bets, pushes and cashed-out parts do not count.',
      ],
    },
    {
      id: 'bonus',
      title: 'The bonus is kept apart',
      body: [
        'It sits in a locked account of its own. Bets draw on your own money first, then the bonus, and winnings are split the same way. An open bonus never holds back your own money.',
      ],
    },
    {
      id: 'leave',
      title: 'Leaving an offer',
      body: [
        'You may leave at any time. The rest of the bonus is taken back and your own money can be withdrawn by the usual rules at once.',
      ],
    },
    {
      id: 'appeal',
      title: 'If you disagree',
      body: [
        'The audit lists each bet, whether it counted, and why. If that does not settle it, send feedback; you get a final answer within 8 weeks.',
        {
          links: [
            { to: '/mine/audit', text: 'See the audit' },
            { to: '/customer/main', text: 'Contact support' },
          ],
        },
      ],
    },
  ],
  related: ['ck', 'qk', 'gztk', 'tywt'],
}
