import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '选对网络、先小额试转、等够确认数。三件事做到，虚拟币存取款就很稳妥。',
  sections: [
    {
      id: 'networks',
      title: '选哪个网络',
      body: [
        {
          head: ['网络', '地址开头', '确认数', '特点'],
          rows: [
            ['TRC20', 'T', '19', '快，网络费低'],
            ['ERC20', '0x', '12', '网络费较高'],
          ],
        },
        { note: '地址与网络必须一致。转错网络的币无法找回，任何人都帮不了。' },
      ],
    },
    {
      id: 'deposit',
      title: '存款步骤',
      body: [
        {
          steps: [
            '在存款页选 USDT 与网络，输入金额，10–100,000 USDT。',
            '复制订单上的地址，或用钱包扫码。',
            '第一次建议先转 10 USDT，到账后再转其余。',
            '订单 60 分钟内有效，汇率锁定 15 分钟。',
          ],
        },
        { links: [{ to: '/mine/finance/deposit', text: '去存款' }] },
      ],
    },
    {
      id: 'confirmations',
      title: '确认数',
      body: ['区块链每出一个区块，确认数加一。订单页会显示 n/19 或 n/12，到数后自动入账，不需要提交截图。'],
    },
    { id: 'rate', title: '汇率', body: ['下单时锁定的汇率有效 15 分钟。过时付款按到账时的汇率入账，并在订单里写明。'] },
    {
      id: 'withdraw',
      title: '取款到钱包',
      body: [
        {
          steps: [
            '在收款账户添加 USDT 地址，新地址 24 小时后可用。',
            '取款时选该账户，页面会显示汇率与将收到的 USDT。',
            '通过审核后上链，订单里有交易编号。',
          ],
        },
      ],
    },
    {
      id: 'exchange',
      title: '地址在交易所时',
      body: ['交易所可能更换充值地址。取款前请到交易所再核对一次地址与网络。'],
    },
  ],
  related: ['ck', 'qk', 'fjcjc'],
}
