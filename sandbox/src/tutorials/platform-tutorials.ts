/** Tutorials of the payment platforms: their words for where to tap, and what is copied there. */
import type { TutorialPlatform } from '@lantern/contract/tutorials'
import { CHAINS } from '../finance/deposits/order/deposit.rules.ts'
import { rangeOf, say, secondsOf, type Tutorial, type TutorialStep } from './tutorial.ts'

export const PLATFORM_TUTORIALS: Readonly<Record<TutorialPlatform, Tutorial>> = {
  usdt: {
    title: say('虚拟币（USDT）', 'Crypto (USDT)'),
    summary: say('先确认网络，再小额测试', 'Check the network first'),
    account: 'USDT',
    method: 'USDT',
    steps: [
      {
        picture: 'choose',
        shows: Object.keys(CHAINS),
        title: say('选择网络', 'Choose the network'),
        text: say(
          'TRC20 是波场链，ERC20 是以太坊链。提币页的网络须与订单一致，选错无法找回。',
          'TRC20 is the Tron network, ERC20 the Ethereum network. Choose the same as on the order: a transfer on another network is lost.',
        ),
      },
      {
        picture: 'address',
        title: say('复制地址并核对首尾', 'Copy the address, compare both ends'),
        text: say(
          '粘贴后核对前 6 位和后 6 位。每单地址不同，请不要重复使用。',
          'After pasting compare the first and last 6 characters. Each order has its own address; do not reuse it.',
        ),
      },
      {
        picture: 'amount',
        title: say('先小额测试', 'Test with a small amount'),
        text: say(
          `范围 ${rangeOf('USDT')}。汇率在订单里锁定 15 分钟。`,
          `The range is ${rangeOf('USDT')}. The rate of the order is fixed for 15 minutes.`,
        ),
        copies: [{ label: say('测试金额（USDT）', 'Test amount (USDT)'), value: '10' }],
      },
      {
        picture: 'wait',
        title: say('等待确认数', 'Wait for the confirmations'),
        text: say(
          `TRC20 需要 ${CHAINS.TRC20.need} 次确认，ERC20 需要 ${CHAINS.ERC20.need} 次，订单页实时显示。`,
          `TRC20 needs ${CHAINS.TRC20.need} confirmations, ERC20 ${CHAINS.ERC20.need}. The order page counts them.`,
        ),
      },
    ],
    mistakes: [
      {
        problem: say('转到了别的网络', 'Sent on another network'),
        cure: say(
          '立即联系客服并提供交易哈希；跨网络的款项通常无法找回。',
          'Contact support at once with the transaction hash. Such a transfer can usually not be recovered.',
        ),
      },
      {
        problem: say('扣掉手续费后金额变少', 'The fee reduced the amount'),
        cure: say('按实际到账的 USDT 折算入账。', 'What arrived in USDT is converted and credited.'),
      },
    ],
  },
  ebpay: wallet('EBPAY', 'EBpay', 'EBpay'),
  koipay: wallet('KOIPAY', 'KOIpay', 'KOIpay'),
  dcep: {
    title: say('数字人民币', 'Digital yuan'),
    summary: say('钱包编号 16 位，以 00 开头', 'A wallet number of 16 digits'),
    account: 'DCEP',
    method: 'DCEP',
    steps: [
      {
        picture: 'bind',
        title: say('绑定钱包编号', 'Bind the wallet number'),
        text: say(
          '在数字人民币 App 的“我的钱包”里复制 16 位编号，并选择运营机构。',
          'Copy the 16 digits from “My wallet” of the e-CNY app and choose the operator.',
        ),
        copies: [{ label: say('编号开头', 'Number starts with'), value: '00' }],
      },
      amountStep('DCEP'),
      {
        picture: 'scan',
        title: say('扫码付款', 'Scan and pay'),
        text: say(
          '用 App 扫描订单上的二维码，核对收款方和金额。',
          'Scan the code of the order with the app and check payee and amount.',
        ),
      },
      doneStep('DCEP'),
    ],
    mistakes: [
      {
        problem: say('提示钱包等级不足', 'The app says that the wallet level is too low'),
        cure: say('在 App 内升级钱包，或改用较小金额。', 'Raise the level in the app, or choose a smaller amount.'),
      },
    ],
  },
  alipay: scanned('ALIPAY', say('支付宝', 'Alipay'), say('在支付宝“扫一扫”中打开', 'open it with Scan in Alipay')),
  wechat: scanned('WECHAT', say('微信', 'WeChat'), say('在微信“扫一扫”中打开', 'open it with Scan in WeChat')),
  sharelife: {
    title: say('享生活', 'ShareLife'),
    summary: say('先绑定账户，再从账户付款', 'Link the account first'),
    account: 'SHARELIFE',
    method: 'SHARELIFE',
    steps: [
      {
        picture: 'bind',
        title: say('绑定账户', 'Link the account'),
        text: say(
          '填写享生活的手机号或账号，户名须与实名一致。',
          'Enter the phone or account name of ShareLife. It must be in your verified name.',
        ),
      },
      amountStep('SHARELIFE'),
      {
        picture: 'pay',
        title: say('在享生活中确认', 'Confirm in ShareLife'),
        text: say('从已绑定的账户付款，核对收款方和金额。', 'Pay from the bound account and check payee and amount.'),
      },
      doneStep('SHARELIFE'),
    ],
    mistakes: [
      {
        problem: say('从未绑定的账户付款', 'Paid from an account that is not bound'),
        cure: say('款项会原路退回。先绑定该账户再存。', 'The payment is returned. Bind that account first.'),
      },
    ],
  },
}

type Wallet = 'EBPAY' | 'KOIPAY'
type Scanned = 'ALIPAY' | 'WECHAT'
type Method = Wallet | Scanned | 'DCEP' | 'SHARELIFE'

function wallet(method: Wallet, zh: string, en: string): Tutorial {
  return {
    title: say(zh, en),
    summary: say('一次点击绑定，付款无需填写', 'One tap to link, nothing to type'),
    account: method,
    method,
    steps: [
      {
        picture: 'bind',
        title: say('绑定钱包', 'Bind the wallet'),
        text: say(
          `在绑定页点“一键绑定”，到 ${zh} 中同意，地址会自动填好。`,
          `Press one-tap binding, agree in ${en}, and the address is filled in.`,
        ),
      },
      amountStep(method),
      {
        picture: 'pay',
        title: say('跳转付款', 'Pay in the app'),
        text: say(
          `页面打开 ${zh}，核对收款方和金额后确认。`,
          `The page opens ${en}. Check payee and amount, then confirm.`,
        ),
      },
      doneStep(method),
    ],
    mistakes: [
      {
        problem: say('没有安装 App', 'The app is not installed'),
        cure: say('用另一台设备扫描订单上的二维码付款。', 'Scan the code of the order with another device.'),
      },
      {
        problem: say('付款后返回页面仍显示“待付款”', 'The order still says “to pay”'),
        cure: say(
          '点“我已付款”。几秒内到账，超过 10 分钟可在订单页申诉。',
          'Press “I have paid”. If nothing arrives within 10 minutes, appeal on the order page.',
        ),
      },
    ],
  }
}

function scanned(method: Scanned, name: Tutorial['title'], open: Tutorial['title']): Tutorial {
  return {
    title: name,
    summary: say('保存二维码，扫码付款', 'Save the code, scan it, pay'),
    account: method,
    method,
    steps: [
      amountStep(method),
      {
        picture: 'scan',
        title: say('保存或扫描二维码', 'Save or scan the code'),
        text: say(
          `同一台手机：先保存图片，再${open.zh}相册里的图片。`,
          `On the same phone save the picture, then ${open.en} from the album.`,
        ),
      },
      {
        picture: 'pay',
        title: say('核对金额后付款', 'Check the amount and pay'),
        text: say(
          '金额须与订单完全一致，包括角分。付款人须与实名一致。',
          'The amount must match the order to the cent, and the payer your verified name.',
        ),
      },
      doneStep(method),
    ],
    mistakes: [
      {
        problem: say('提示收款账户异常', 'The app warns about the payee'),
        cure: say(
          '不要付款。返回订单，换一种存款方式，并告诉客服。',
          'Do not pay. Go back, choose another method and tell support.',
        ),
      },
      {
        problem: say('二维码已过期', 'The code has expired'),
        cure: say(
          '重新提交存款，旧的二维码不再收款。',
          'Start the deposit again; the old code no longer takes payments.',
        ),
      },
    ],
  }
}

function amountStep(method: Method): TutorialStep {
  return {
    picture: 'amount',
    title: say('填写金额', 'Enter the amount'),
    text: say(`可存 ${rangeOf(method)}，不收费。`, `It takes ${rangeOf(method)}, without a fee.`),
  }
}

function doneStep(method: Method): TutorialStep {
  const seconds = secondsOf(method)
  return {
    picture: 'done',
    title: say('等待到账', 'Wait for the credit'),
    text: say(`平均约 ${seconds} 秒，入账后会发站内信。`, `Usually about ${seconds} seconds. A mail tells you.`),
  }
}
