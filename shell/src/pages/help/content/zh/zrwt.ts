import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '真人游戏由真人发牌，画面中断不影响已接受的投注。每一局都有编号可以核对。',
  sections: [
    {
      id: 'drop',
      title: '画面断了',
      body: [
        '已被接受的投注继续有效，以现场结果结算。重新进入后可在记录里看到那一局的结果。没有被接受的投注，本金不会扣除。',
      ],
    },
    {
      id: 'rule',
      title: '5 秒规则',
      body: ['每局下注时间结束前约 5 秒停止接受。显示“已接受”才算下注成功；网络慢时请早一点下。'],
    },
    {
      id: 'seat',
      title: '座位与限红',
      body: ['有座位的桌台，离开超过 3 局会让出座位，下注不受影响。每张桌台的最低与最高限红写在桌卡上。'],
    },
    {
      id: 'proof',
      title: '结果怎么核对',
      body: [
        '每局有局号、牌面与时间。记录里可以看到，必要时客服可调取录像。',
        { links: [{ to: '/mine/record/betRecord', text: '查看记录' }] },
      ],
    },
    { id: 'void', title: '作废', body: ['发牌错误、设备故障而无法判定时，该局作废，退回本金。'] },
    {
      id: 'maintain',
      title: '场馆维护',
      body: ['维护时桌台显示“场馆维护”，进行中的局打完为止，余额自动可转回中心钱包。'],
    },
  ],
  related: ['yhgz', 'qtwt', 'bczr'],
}
