import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'The right network, a small transfer first, and enough confirmations: with these three, coins are simple.',
  sections: [
    {
      id: 'networks',
      title: 'Which network',
      body: [
        {
          head: ['Network', 'Address begins', 'Confirmations', 'Note'],
          rows: [
            ['TRC20', 'T', '19', 'quick, low network fee'],
            ['ERC20', '0x', '12', 'higher network fee'],
          ],
        },
        { note: 'Address and network must match. Coins sent over the wrong network cannot be recovered by anyone.' },
      ],
    },
    {
      id: 'deposit',
      title: 'Depositing',
      body: [
        {
          steps: [
            'On the deposit page choose USDT, the network and an amount, 10–100,000 USDT.',
            'Copy the address of the order, or scan it with your wallet.',
            'The first time, send 10 USDT and wait for it before you send the rest.',
            'The order is good for 60 minutes; its rate for 15.',
          ],
        },
        { links: [{ to: '/mine/finance/deposit', text: 'Deposit' }] },
      ],
    },
    {
      id: 'confirmations',
      title: 'Confirmations',
      body: [
        'Each new block adds one. The order shows n/19 or n/12 and is credited by itself; no screenshot is needed.',
      ],
    },
    {
      id: 'rate',
      title: 'The rate',
      body: [
        'The rate of the order holds for 15 minutes. A later payment is credited at the rate of its arrival, and the order says so.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Withdrawing to a wallet',
      body: [
        {
          steps: [
            'Add your USDT address under payout accounts; a new one can be used after 24 hours.',
            'Choose it when you withdraw. The page shows the rate and what you will receive.',
            'After review it goes on chain, and the order holds the transaction id.',
          ],
        },
      ],
    },
    {
      id: 'exchange',
      title: 'When the address is an exchange’s',
      body: ['Exchanges may change deposit addresses. Check address and network there again before you withdraw.'],
    },
  ],
  related: ['ck', 'qk', 'fjcjc'],
}
