import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'A complete demonstration of a mobile gaming and sports-betting site. Money, matches, venues and accounts are all simulated.',
  sections: [
    {
      id: 'what',
      title: 'What we do',
      body: [
        'We put sports, esports, live dealers, card games, slots, lottery and fishing into one quiet, clear place, where every amount and every bet can be traced.',
      ],
    },
    {
      id: 'sandbox',
      title: 'The sandbox',
      body: [
        {
          note: 'No real money is taken here, and no real bank, wallet, chain or venue is connected. Matches and odds are made by a program.',
        },
        'Each figure comes from double-entry books and can be checked at any time.',
      ],
    },
    {
      id: 'values',
      title: 'What matters to us',
      body: [
        {
          list: [
            'You see where money goes, and every figure can be explained.',
            'Rules come first, not in small print.',
            'Nobody urges you and nothing ticks for effect.',
            'You can stop whenever you want to.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [
        'Support is there around the clock, from the same place on every page.',
        {
          links: [
            { to: '/customer/main', text: 'Contact support' },
            { to: '/help/hzhb', text: 'Partners' },
          ],
        },
      ],
    },
  ],
  related: ['hzhb', 'gztk', 'bczr'],
}
