import { defineMessages } from '@lantern/i18n'

/** Texts of the kit; pages have their own. */
export const pageMessages = defineMessages({
  'zh-CN': {
    back: '返回',
    safer: '理性娱乐',
    loading: '加载中…',
    loadFailed: '暂时无法显示',
    retry: '重试',
    staleOffline: ({ time }: { time: string }) => `网络已断开，显示的是 ${time} 的数据。`,
    staleFailed: ({ time }: { time: string }) => `更新失败，显示的是 ${time} 的数据。`,
    copy: '复制',
    copied: '已复制',
    offline: '网络已断开，恢复后才能提交。您填写的内容会保留。',
    unknownTitle: '未收到结果',
    unknownAsking: '网络中断，正在核对这笔提交是否成功。请勿离开，我们不会重复提交。',
    unknownByHand: '暂时联系不上服务器。这笔提交可能已经成功，请先查询结果。',
    askAgain: '查询结果',
    notReceivedTitle: '提交未送达',
    notReceived: '资金没有变动，可以重新提交。',
  },
  en: {
    back: 'Back',
    safer: 'Safer play',
    loading: 'Loading…',
    loadFailed: 'Failed to load',
    retry: 'Retry',
    staleOffline: ({ time }) => `You are offline. These figures are from ${time}.`,
    staleFailed: ({ time }) => `Update failed. These figures are from ${time}.`,
    copy: 'Copy',
    copied: 'Copied',
    offline: 'You are offline. You can submit once you are back online; your input is kept.',
    unknownTitle: 'No response received',
    unknownAsking:
      'Connection lost. We are checking whether this went through. Please stay on this page; nothing is sent twice.',
    unknownByHand: 'Cannot reach the server. This may have gone through: check the result first.',
    askAgain: 'Check the result',
    notReceivedTitle: 'Not received',
    notReceived: 'No money was moved. You can submit again.',
  },
})
