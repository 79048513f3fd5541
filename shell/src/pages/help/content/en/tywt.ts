import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Bets settle within 10 seconds after the end, by the official score of normal time. Mistakes are corrected and explained.',
  sections: [
    {
      id: 'when',
      title: 'When bets settle',
      body: [
        'Usually within 10 seconds after the end; markets that need confirmation, when it comes. The detail of a bet shows time and score.',
        { links: [{ to: '/mine/record/betRecord', text: 'See bets' }] },
      ],
    },
    {
      id: 'time',
      title: 'Normal time and extra time',
      body: [
        'Football counts 90 minutes plus stoppage, without extra time and penalties, unless the market says otherwise. Basketball includes overtime.',
      ],
    },
    {
      id: 'source',
      title: 'Where scores come from',
      body: [
        'The official body of the event. If it corrects what was reported first, bets are settled again by the official score.',
      ],
    },
    {
      id: 'void',
      title: 'When a bet is void',
      body: [
        {
          list: [
            'The match is cancelled, or postponed by more than 36 hours.',
            'The odds were plainly wrong, such as sides swapped.',
            'A pre-match bet accepted after the start.',
          ],
        },
      ],
    },
    {
      id: 'resettle',
      title: 'Settled again',
      body: [
        'A corrected bet says “Resettled”. The account changes by the difference and a mail says why. It never makes a balance negative.',
      ],
    },
    {
      id: 'result',
      title: 'How results are written',
      body: [
        {
          head: ['Written', 'Meaning'],
          rows: [
            ['Won / Lost', 'the whole stake'],
            ['Half won / Half lost', 'half the stake wins or loses, the other half returns'],
            ['Push', 'the stake returns'],
            ['Cashed out', 'closed early at the price shown'],
          ],
        },
      ],
    },
    {
      id: 'dispute',
      title: 'If you disagree',
      body: ['Give support the bet number within 7 days after the match, and we show you the grounds.'],
    },
  ],
  related: ['tysstqth', 'tytzjc', 'yhgz', 'zxkf'],
}
