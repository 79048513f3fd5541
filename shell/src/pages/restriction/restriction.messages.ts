import { defineMessages } from '@lantern/i18n'

export const restrictionMessages = defineMessages({
  'zh-CN': {
    caveat: '您所在地区暂不提供服务',
    caveatLead: '根据您当前的网络地址，您所在的地区不在我们的服务范围内。',
    caveatWhy: '为什么会看到此页',
    caveatReasons: {
      law: '当地法规不允许我们向该地区提供服务',
      travel: '如果您正在旅行，回到原地区后即可恢复访问',
      network: '如果您使用了代理或共享网络，请关闭后重新检测',
    },
    alert: '您的访问环境可能受限',
    alertLead: '我们无法确认您的网络环境。您可以继续浏览，部分功能可能不可用。',
    alertWhy: '继续之前',
    alertReasons: {
      day: '选择继续后，24 小时内不再提示',
      money: '继续访问不会解除所在地区对存款、取款、投注等资金操作的限制',
      network: '如果您使用了代理或共享网络，建议关闭后重新检测',
    },
    goOn: '继续访问',
    ip: '网络地址',
    place: '所在地区',
    caseId: '问题编号',
    caseHint: '联系客服时提供此编号，可更快核实。',
    unknown: '未知',
    legal: '未满 18 岁或所在地法律禁止的人士不得使用本站服务。',
    stillRestricted: '检测结果未变，访问仍受限制',
    unreachable: '暂时联系不上服务器，请稍后再试',
  },
  en: {
    caveat: 'Not available in your region',
    caveatLead: 'Judged by your network address, we do not offer our service where you are.',
    caveatWhy: 'Why you see this page',
    caveatReasons: {
      law: 'Local law does not allow us to serve this region',
      travel: 'If you are travelling, access comes back when you are home',
      network: 'If you use a proxy or a shared network, switch it off and check again',
    },
    alert: 'Your access may be limited',
    alertLead: 'We cannot confirm where your network is. You can go on browsing; some functions may not work.',
    alertWhy: 'Before you continue',
    alertReasons: {
      day: 'Once you continue, this page stays away for 24 hours',
      money:
        'Continuing does not unlock money actions – deposits, withdrawals, bets – where your region restricts them',
      network: 'If you use a proxy or a shared network, better switch it off and check again',
    },
    goOn: 'Continue',
    ip: 'Network address',
    place: 'Region',
    caseId: 'Case number',
    caseHint: 'Give this number to support; they find the case faster.',
    unknown: 'unknown',
    legal: 'Nobody under 18, or where the law forbids it, may use this site.',
    stillRestricted: 'Nothing has changed: access is still restricted',
    unreachable: 'The server cannot be reached, please try later',
  },
})
