/** Requests of the profile pages. */
import {
  type InfoAudit,
  infoAuditDetail,
  infoAuditList,
  infoAuditResubmit,
  infoAuditWithdraw,
} from '@lantern/contract/info-audit'
import {
  emailBind,
  emailSend,
  type ProfileField,
  phoneBind,
  profileGet,
  profileUpdate,
} from '@lantern/contract/profile'
import { preInfo } from '@lantern/contract/site'
import { smsSend } from '@lantern/contract/user'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const PROFILE_KEY = 'mine-profile'
const PAGE_SIZE = 20
/** A first review takes about a minute. */
export const REVIEW_POLL_MS = 15_000

export const profileQuery = () =>
  queryOptions({ queryKey: [PROFILE_KEY, 'profile'], queryFn: ({ signal }) => call(profileGet, {}, { signal }) })

/** Countries whose phones the site accepts. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: [PROFILE_KEY, 'countries'],
    queryFn: async ({ signal }) => (await call(preInfo, {}, { signal })).globePhoneNumber,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const auditsQuery = () =>
  infiniteQueryOptions({
    queryKey: [PROFILE_KEY, 'audits'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(infoAuditList, { pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })

/** A request of the list, read again while it is open. */
export const auditQuery = (listed: InfoAudit) =>
  queryOptions({
    queryKey: [PROFILE_KEY, 'audit', listed.id],
    queryFn: ({ signal }) => call(infoAuditDetail, { id: listed.id }, { signal }),
    initialData: listed,
    staleTime: REVIEW_POLL_MS,
    enabled: listed.state === 'open',
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? REVIEW_POLL_MS : false),
  })

export const saveField = (field: ProfileField, value: string, version: number) =>
  call(profileUpdate, { field, value, version })
export const sendPhoneCode = (area: string, phone: string) => call(smsSend, { scene: 'bind', area, phone })
export const bindPhone = (area: string, phone: string, code: string) => call(phoneBind, { area, phone, code })
export const sendEmailCode = (email: string) => call(emailSend, { email })
export const bindEmail = (email: string, code: string) => call(emailBind, { email, code })
export const withdrawAudit = (id: string) => call(infoAuditWithdraw, { id })
/** @param value omitted = the same one again */
export const resubmitAudit = (id: string, value?: string) =>
  call(infoAuditResubmit, value === undefined ? { id } : { id, value })
