import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Money moves between your centre wallet and the venues; all of it is yours. Transfers are free, and an unclear result is checked by itself.',
  sections: [
    {
      id: 'wallets',
      title: 'Centre and venue wallets',
      body: [
        'Deposits arrive in the centre wallet. To bet in a venue the money moves to that venue’s wallet, and back when you are done. Both together are what you own.',
        { links: [{ to: '/mine/finance/wallet', text: 'See my wallet' }] },
      ],
    },
    {
      id: 'how',
      title: 'How to transfer',
      body: [
        {
          steps: [
            'Open Me › Transfer and choose from where to where.',
            'Enter an amount, 1.00–1,000,000.00.',
            'It is there at once. Leave 3 seconds between two transfers.',
          ],
        },
      ],
    },
    {
      id: 'auto',
      title: 'Automatic transfer',
      body: [
        'When it is on, your balance comes along as you enter a venue, and you may take it back as you leave. When it is off you choose the amount each time.',
      ],
    },
    {
      id: 'recall',
      title: 'Recall all',
      body: [
        'Brings the free balance of every venue back to the centre in one go. Stakes of open bets stay until they settle. A venue under maintenance does not hold up the others; retry it alone later.',
      ],
    },
    {
      id: 'checking',
      title: 'What “being checked” means',
      body: [
        'When a venue does not answer in time the money waits under “transfer”, and the system asks again every 10 seconds until it has arrived or returned. You get a mail. Do not send it again; nothing is lost.',
      ],
    },
  ],
  related: ['ck', 'qk', 'qtwt'],
}
