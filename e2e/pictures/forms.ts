/** The twelve forms of a page in which it is compared: language and colour scheme by width. */

export const WIDTHS = [
  { name: '390', screen: { width: 390, height: 844 }, small: { width: 98, height: 211 } },
  { name: '320', screen: { width: 320, height: 640 }, small: { width: 80, height: 160 } },
  { name: '1280', screen: { width: 1280, height: 800 }, small: { width: 256, height: 160 } },
] as const
export type Width = (typeof WIDTHS)[number]

export const FORMS = [
  { name: 'zh-dark', locale: 'zh-CN', scheme: 'dark' },
  { name: 'en-dark', locale: 'en', scheme: 'dark' },
  { name: 'zh-light', locale: 'zh-CN', scheme: 'light' },
  { name: 'en-light', locale: 'en', scheme: 'light' },
] as const
export type Form = (typeof FORMS)[number]

/** Name of one picture of a page. */
export const cellName = (form: Form, width: Width): string => `${form.name}-${width.name}`
