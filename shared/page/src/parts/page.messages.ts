import { defineMessages } from '@lantern/i18n'

/** Texts of the kit itself; a page brings its own. */
export const pageMessages = defineMessages({
  'zh-CN': {
    back: '返回',
    loading: '加载中…',
    loadFailed: '暂时无法显示',
    retry: '重试',
    staleOffline: ({ time }: { time: string }) => `网络已断开，显示的是 ${time} 的数据。`,
    staleFailed: ({ time }: { time: string }) => `更新失败，显示的是 ${time} 的数据。`,
    copy: '复制',
    copied: '已复制',
    offline: '网络已断开，恢复后才能提交。您填写的内容会保留。',
    unknownTitle: '没有收到结果',
    unknownAsking: '网络中断，正在核对这笔提交是否成功。请勿离开，我们不会重复提交。',
    unknownByHand: '暂时联系不上服务器。这笔提交可能已经成功，请先查询结果。',
    askAgain: '查询结果',
    notReceivedTitle: '提交没有送达',
    notReceived: '资金没有变动，可以重新提交。',
  },
  en: {
    back: 'Back',
    loading: 'Loading…',
    loadFailed: 'This cannot be shown right now',
    retry: 'Retry',
    staleOffline: ({ time }) => `You are offline. These figures are from ${time}.`,
    staleFailed: ({ time }) => `Updating failed. These figures are from ${time}.`,
    copy: 'Copy',
    copied: 'Copied',
    offline: 'You are offline. You can submit when the network is back; what you typed is kept.',
    unknownTitle: 'No answer arrived',
    unknownAsking: 'The connection broke. We are checking whether this went through; nothing is sent twice.',
    unknownByHand: 'The server cannot be reached. This may have gone through: check the result first.',
    askAgain: 'Check the result',
    notReceivedTitle: 'It did not arrive',
    notReceived: 'No money moved. You can submit again.',
  },
})
