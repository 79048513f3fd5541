/** Requests of the start page. */
import { noticeList } from '@lantern/contract/site'
import { call } from '@lantern/platform'

export const fetchNotices = (signal?: AbortSignal) => call(noticeList, {}, { signal })
