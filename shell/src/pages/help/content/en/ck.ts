import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Choose a method, pay exactly what the order says, and the money is there within minutes. Deposits are free of charge.',
  sections: [
    {
      id: 'methods',
      title: 'Methods and times',
      body: [
        {
          head: ['Method', 'Amount each', 'Usual arrival', 'Good to know'],
          rows: [
            ['Bank transfer', '100–50,000', '1–3 min', 'Unique cents tell your transfer apart'],
            ['Speed deposit', '200–20,000', '30–120 s', 'Matched with a withdrawal; pay within 15 min'],
            ['Alipay / WeChat', '100–5,000', '20–60 s', 'Scan to pay'],
            ['Digital yuan', '50–20,000', '10–30 s', 'Scan, or enter a wallet number'],
            ['USDT', '10–100,000 USDT', 'TRC20 19, ERC20 12 confirmations', 'The rate is locked for 15 min'],
            ['EBpay / KOIpay', '50–50,000', '5–15 s', 'Bind an account first, or scan'],
            ['ShareLife', '50–10,000', '10–30 s', 'Bind an account first'],
            ['Proxy top-up', '100–50,000', 'by an agent', 'With an official top-up code'],
          ],
        },
        'A paused method says why on the deposit page and names the ones you can use instead.',
        { links: [{ to: '/mine/finance/deposit', text: 'Deposit' }] },
      ],
    },
    {
      id: 'steps',
      title: 'How to deposit',
      body: [
        {
          steps: [
            'Log in, open Me › Deposit, choose a method and enter an amount.',
            'Where a payer’s name is asked for, it must be your verified name.',
            'Pay exactly the amount on the order page. For bank transfers that includes the cents.',
            'Tap “I have paid”. You may close the page: the order stays.',
          ],
        },
        {
          note: 'Always pay to the account on the current order, never to one from an earlier order. Support never volunteers a card number.',
        },
      ],
    },
    {
      id: 'cents',
      title: 'Why the amount has odd cents',
      body: [
        'Several members may deposit the same sum at once. The cents tell your transfer apart, and they are credited too: you lose none.',
        'If you pay another sum the order is held. Upload the receipt and somebody will match it by hand.',
      ],
    },
    {
      id: 'late',
      title: 'It has not arrived',
      body: [
        {
          list: [
            'Look at the order first. “To confirm” means that it is being checked; give it a few minutes.',
            'Paid after the order expired: it is matched by itself within 24 hours.',
            'Paid another sum: upload the receipt on the order page and file a dispute.',
            'Coins: wait for the confirmations. Coins sent over the wrong network cannot be recovered.',
          ],
        },
        {
          links: [
            { to: '/mine/record/transRecord', text: 'See transactions' },
            { to: '/customer/main', text: 'Contact support' },
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Deposit limits',
      body: [
        'You can limit what you deposit a day, a week or a month. A lower limit holds at once; a higher one after a cooling-off time.',
        'An order counts from the moment it is placed and is given back when it is cancelled or expires. At the limit the page says when it frees.',
      ],
    },
    {
      id: 'turnover',
      title: 'Turnover of a deposit',
      body: [
        'A deposit needs turnover of once its amount before it can be withdrawn, which keeps money laundering out. An offer states its own multiple, ten at most.',
        'Bonus money is kept apart and never locks your own.',
      ],
    },
  ],
  related: ['qk', 'xnbcqkjc', 'yhgz', 'fjcjc'],
}
