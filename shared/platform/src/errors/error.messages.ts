/** The sentences of spec 8, transport part, in both languages (screens.md, appendix C). platform may not import i18n: a plain table. */
export const ERROR_TEXT = {
  'zh-CN': {
    cancelled: '请求已取消，请稍后重试',
    timeout: '连接超时，请稍后再试',
    terminated: '连接已中断，请检查网络后重试',
    disconnected: '网络已断开，请检查网络后重试',
    unknown: '未知连接错误',
    abnormal: '网络异常，请稍后重试',
    system: '系统异常，请重试或联系客服',
    business: '未知业务异常',
  },
  en: {
    cancelled: 'Request cancelled, please try again later',
    timeout: 'Connection timed out, try later',
    terminated: 'Connection terminated, check the network and retry',
    disconnected: 'Network disconnected, check and retry',
    unknown: 'Unknown connection error',
    abnormal: 'Network abnormal, please retry',
    system: 'System abnormal, retry or contact support',
    business: 'Unknown business exception',
  },
} as const
export type ErrorTextKey = keyof (typeof ERROR_TEXT)['en']
