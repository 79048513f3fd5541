import { browserLocale } from './browser-locale.rules.ts'

describe('browserLocale', () => {
  it.each([
    [['en-GB', 'zh-CN'], 'en'],
    [['fr', 'zh-TW', 'en'], 'zh-CN'],
    [['de', 'EN'], 'en'],
    [['fr'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('[TEST-9] %p gives %s', (languages, locale) => expect(browserLocale(languages)).toBe(locale))
})
