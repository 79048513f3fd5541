import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '这里是一个移动端游戏与体育投注网站的完整演示。资金、赛事、场馆与账户都是模拟的。',
  sections: [
    {
      id: 'what',
      title: '我们做什么',
      body: [
        '把体育、电竞、真人、棋牌、电子、彩票与捕鱼放在一个安静、清楚的地方，让每一笔钱、每一张注单都能查到来龙去脉。',
      ],
    },
    {
      id: 'sandbox',
      title: '演示环境',
      body: [
        { note: '本站不接受真实资金，不连接真实的银行、钱包、区块链或场馆。赛事与赔率由程序生成。' },
        '您看到的每个数字都由一套复式记账系统算出，可以随时核对。',
      ],
    },
    {
      id: 'values',
      title: '我们看重的',
      body: [
        {
          list: [
            '钱的去向一目了然，能解释每一个数字。',
            '规则写在前面，不藏在小字里。',
            '不催促，不制造紧迫感。',
            '想停下的时候，随时停得下。',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: '联系方式',
      body: [
        '客服全天在线，入口在每个页面的同一个位置。',
        {
          links: [
            { to: '/customer/main', text: '联系客服' },
            { to: '/help/hzhb', text: '合作伙伴' },
          ],
        },
      ],
    },
  ],
  related: ['hzhb', 'gztk', 'bczr'],
}
