import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Betting stops before each draw and every result is public. A draw that does not happen is refunded.',
  sections: [
    {
      id: 'draw',
      title: 'Draws',
      body: [
        {
          list: [
            'Ours are every 3 minutes; betting stops a few seconds before.',
            'Results are kept and can be read draw by draw.',
            'For other lotteries the officially published numbers count.',
          ],
        },
        { links: [{ to: '/game/lottery', text: 'Lottery lobby' }] },
      ],
    },
    {
      id: 'prize',
      title: 'How prizes are reckoned',
      body: ['Prize = stake × odds. Odds are locked when you bet; the rules list chance and return of each play.'],
    },
    {
      id: 'limits',
      title: 'Limits',
      body: ['Each play has a smallest and a largest stake and a highest prize a draw. The page tells you as you bet.'],
    },
    {
      id: 'void',
      title: 'Void and refund',
      body: [
        {
          head: ['Case', 'What happens'],
          rows: [
            ['No draw', 'all bets of it are void, stakes return'],
            ['Numbers corrected', 'settled again by the corrected numbers'],
            ['Bet received after closing', 'refused, stake returns'],
          ],
        },
      ],
    },
    {
      id: 'trend',
      title: 'Do past results tell anything?',
      body: ['No. Each draw is independent. The list is a record, not a forecast.'],
    },
  ],
  related: ['yhgz', 'tywt', 'bczr'],
}
