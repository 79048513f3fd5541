import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Betting is entertainment, not a way to earn money. Set limits, watch the time, and stop whenever you need to.',
  sections: [
    {
      id: 'signs',
      title: 'Ask yourself first',
      body: [
        {
          list: [
            'Only money you can spare; never borrowed money.',
            'Do not chase losses; stop after a win as well.',
            'Decide on time and amount before you begin.',
            'Do not bet when you are low or have been drinking.',
          ],
        },
      ],
    },
    { id: 'test', title: 'Self test', body: [{ tool: 'self-test' }] },
    {
      id: 'tools',
      title: 'Tools you can use',
      body: [
        {
          head: ['Tool', 'What it does'],
          rows: [
            ['Deposit limit', 'a day, a week, a month; lower at once, higher after a cooling-off time'],
            ['Loss and time limits', 'no more bets that day once reached'],
            ['Reality check', 'every 15, 30 or 60 minutes: your time and net result'],
            ['Time-out', '24 hours to some weeks without bets and deposits; withdrawals stay open'],
            ['Self-exclusion', 'half a year or more without play; it does not end by itself'],
            ['Stop now', 'hold the shield for 1 second inside a venue: 24 hours of rest'],
          ],
        },
        'Limits are set in the first-day guide and on the deposit page. For a time-out or self-exclusion tell support; it holds at once.',
        {
          links: [
            { to: '/mine/finance/deposit', text: 'Set a deposit limit' },
            { to: '/customer/main', text: 'Ask for a break or self-exclusion' },
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'Help lines',
      body: [
        {
          head: ['Where', 'Who', 'Number'],
          rows: [
            ['Hong Kong', 'Ping Wo Fund gambling counselling', '1834 633'],
            ['Singapore', 'National Council on Problem Gambling', '1800 6 668 668'],
            ['United Kingdom', 'GamCare', '0808 8020 133'],
            ['United States', '1-800-GAMBLER', '1 800 426 2537'],
            ['Anywhere', 'Gambling Therapy', 'gamblingtherapy.org'],
          ],
        },
        'They are run by others, not by this site, and are confidential. In danger, call your local emergency number first.',
      ],
    },
    {
      id: 'family',
      title: 'If you worry about someone',
      body: [
        'Do not blame. Say what you have noticed, and call a help line together. Blocking software on shared devices may help meanwhile.',
      ],
    },
    {
      id: 'underage',
      title: 'Minors',
      body: [
        'Nobody under 18 may take part. We check dates of birth and documents; an account found is closed at once and deposits are returned. Keep passwords to yourself and use parental controls at home.',
      ],
    },
    {
      id: 'block',
      title: 'Blocking software',
      body: ['Programs such as Gamban or BetBlocker keep gambling sites off phones and computers.'],
    },
  ],
  related: ['zxkf', 'kh', 'gztk'],
}
