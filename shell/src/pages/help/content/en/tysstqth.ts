import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'When a match is moved or breaks off, some bets stand and some are refunded. It depends on the time and the market.',
  sections: [
    {
      id: 'early',
      title: 'Brought forward',
      body: [
        'Bets accepted before the real start stand. A pre-match bet accepted after the real start is void and the stake returns.',
      ],
    },
    {
      id: 'late',
      title: 'Postponed',
      body: [
        {
          head: ['Case', 'What happens'],
          rows: [
            ['Starts within 36 hours of its time', 'bets stand'],
            ['Starts later than 36 hours', 'void, stake back'],
            ['Moved with no time set', 'void when 36 hours have passed'],
          ],
        },
      ],
    },
    {
      id: 'abandoned',
      title: 'Broken off',
      body: [
        'If a match is not finished, markets already decided are settled, such as an over that is already reached. All others are void and the stake returns.',
      ],
    },
    {
      id: 'parlay',
      title: 'In a parlay',
      body: ['A void match counts at odds of 1.00 and the rest goes on. If all are void, the stake returns.'],
    },
    {
      id: 'refund',
      title: 'When the money is back',
      body: [
        'Usually within 10 seconds, in the venue wallet; you see it with the bet and in your transactions. A refund counts neither as turnover nor as a result.',
      ],
    },
    {
      id: 'dispute',
      title: 'If you disagree',
      body: [
        'The bet’s detail names the rule and the source of the score. Give support the bet number and we check it again.',
        { links: [{ to: '/mine/record/betRecord', text: 'See bets' }] },
      ],
    },
  ],
  related: ['tywt', 'tytzjc', 'zxkf'],
}
