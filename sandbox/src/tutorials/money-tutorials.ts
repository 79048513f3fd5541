/** Tutorials of the operations with money. */
import { rangeOf, say, secondsOf, type Tutorial } from './tutorial.ts'

export const MONEY_TUTORIALS = {
  deposit: {
    title: say('存款', 'Deposit'),
    summary: say('选方式、转账、等待入账', 'Choose a method and pay'),
    method: 'BANK',
    steps: [
      {
        picture: 'choose',
        title: say('选择存款方式', 'Choose a method'),
        text: say(
          '每种方式都写明金额范围和平均到账时间，均不收费。',
          'Each method states its amounts and its usual time. None has a fee.',
        ),
      },
      {
        picture: 'amount',
        title: say('填写金额', 'Enter the amount'),
        text: say(
          `银行卡转账可存 ${rangeOf('BANK')}。页面会显示您设置的存款限额还剩多少。`,
          `A bank transfer takes ${rangeOf('BANK')}. The page shows what is left of the limits that you set.`,
        ),
      },
      {
        picture: 'copy',
        title: say('按订单转账', 'Transfer as the order says'),
        text: say(
          '逐项复制收款信息，金额连同角分一起照填。系统靠角分认出这笔款。',
          'Copy each line of the payee, and the amount with its cents: the cents identify your payment.',
        ),
      },
      {
        picture: 'done',
        title: say('点“我已付款”并等待', 'Press “I have paid” and wait'),
        text: say(
          `平均约 ${secondsOf('BANK')} 秒到账。可以离开页面，入账后会发站内信。`,
          `It is credited after about ${secondsOf('BANK')} seconds. You may leave the page; a mail tells you.`,
        ),
      },
    ],
    mistakes: [
      {
        problem: say('金额没带角分', 'The cents were left out'),
        cure: say(
          '打开订单，上传付款凭证，核对后按实收金额入账。',
          'Open the order and upload the proof of payment. What arrived is credited after a check.',
        ),
      },
      {
        problem: say('用了别人的账户付款', 'Somebody else paid'),
        cure: say(
          '付款人须与实名一致，否则原路退回。',
          'The payer must have your verified name; otherwise the payment is returned.',
        ),
      },
    ],
  },
  withdrawal: {
    title: say('取款', 'Withdraw'),
    summary: say('绑定账户、设资金密码、提交申请', 'Link an account, then request'),
    account: 'BANK',
    steps: [
      {
        picture: 'bind',
        title: say('绑定本人账户', 'Bind your own account'),
        text: say(
          '户名须与实名一致。首个账户立即可用，之后新增的 24 小时后可用。',
          'It must be in your verified name. The first one is usable at once, later ones after 24 hours.',
        ),
      },
      {
        picture: 'amount',
        title: say('填写金额', 'Enter the amount'),
        text: say(
          '页面写明可取金额。若有流水未完成，会列出未完成多少、每笔投注算了多少。',
          'The page states how much can be withdrawn, and which turnover the rest still needs.',
        ),
      },
      {
        picture: 'password',
        title: say('输入资金密码', 'Enter the fund password'),
        text: say(
          '也可用通行密钥确认。客服不会向您要资金密码。',
          'A passkey works too. Support never asks for the fund password.',
        ),
      },
      {
        picture: 'wait',
        title: say('查看进度', 'Follow the order'),
        text: say(
          '订单页列出每一步的时间。提交后不能取消。',
          'The order page shows the time of each step. An order cannot be cancelled.',
        ),
      },
    ],
    mistakes: [
      {
        problem: say('提示可取金额不足', 'Less can be withdrawn than the balance'),
        cure: say('打开“稽核”，查看还需完成的有效流水。', 'Open Turnover to see what is still required.'),
      },
      {
        problem: say('刚改过密码', 'A password was changed'),
        cure: say(
          '更改安全信息后 24 小时内的取款会先审核。',
          'For 24 hours after a change of security, withdrawals are reviewed first.',
        ),
      },
    ],
  },
  transfer: {
    title: say('转账', 'Transfer'),
    summary: say('可用余额与场馆钱包之间', 'Between wallet and venues'),
    steps: [
      {
        picture: 'move',
        title: say('选择转出与转入', 'Choose from and to'),
        text: say(
          '可用余额里的钱用于取款。部分场馆使用自己的钱包，需要先转入。',
          'Withdrawals leave from your available balance. Some venues have a wallet of their own.',
        ),
      },
      {
        picture: 'amount',
        title: say('填写金额并确认', 'Enter the amount and confirm'),
        text: say(
          '转账不收费，通常立即完成。正在核对时金额会单独显示，不会丢失。',
          'It is free and usually immediate. While it is checked, the amount is shown separately.',
        ),
      },
      {
        picture: 'done',
        title: say('一次全部转回', 'Recall all at once'),
        text: say(
          '“一键归户”把各场馆的余额转回可用余额，并逐个报告结果。',
          'Recall all brings every venue balance back and reports each result.',
        ),
      },
    ],
    mistakes: [
      {
        problem: say('场馆余额显示“—”', 'A venue balance shows “—”'),
        cure: say(
          '该场馆暂时没有应答，余额未知，不是零。稍后刷新。',
          'The venue does not answer now: the balance is unknown, not zero. Refresh later.',
        ),
      },
    ],
  },
  speed: {
    title: say('极速存取', 'Speed deposit and payout'),
    summary: say('会员之间直接转账，平台核对凭证', 'Members pay each other'),
    method: 'SPEED',
    steps: [
      {
        picture: 'match',
        title: say('选一个金额', 'Choose an amount'),
        text: say(
          `列出的金额来自其他会员的取款，范围 ${rangeOf('SPEED')}。`,
          `The amounts are payouts that other members wait for, ${rangeOf('SPEED')}.`,
        ),
      },
      {
        picture: 'pay',
        title: say('15 分钟内付款', 'Pay within 15 minutes'),
        text: say('付给订单上的收款人，金额须完全一致。', 'Pay the payee of the order exactly the stated amount.'),
      },
      {
        picture: 'proof',
        title: say('上传凭证', 'Upload the proof'),
        text: say(
          '收款人有 10 分钟确认。没有回应时由平台按凭证决定。',
          'The receiver has 10 minutes to confirm; after that the platform decides by the proofs.',
        ),
      },
      {
        picture: 'done',
        title: say('确认后入账', 'Credited when confirmed'),
        text: say(`平均约 ${secondsOf('SPEED')} 秒。`, `Usually after about ${secondsOf('SPEED')} seconds.`),
      },
    ],
    mistakes: [
      {
        problem: say('超过 15 分钟才付款', 'Paid after 15 minutes'),
        cure: say(
          '保留凭证并在订单页申诉，核对后入账或退回。',
          'Keep the proof and appeal on the order page: it is credited or returned.',
        ),
      },
    ],
  },
} satisfies Readonly<Record<string, Tutorial>>
