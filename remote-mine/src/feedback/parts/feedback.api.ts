/** Requests of the feedback page. */
import {
  type FeedbackType,
  feedbackClose,
  feedbackCreate,
  feedbackDetail,
  feedbackEscalate,
  feedbackList,
  feedbackReopen,
  feedbackReply,
} from '@lantern/contract/feedback'
import { call } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const FEEDBACK_KEY = 'mine-feedback'
const PAGE_SIZE = 20

export const casesQuery = () =>
  infiniteQueryOptions({
    queryKey: [FEEDBACK_KEY, 'list'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(feedbackList, { pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [FEEDBACK_KEY, 'case', id],
    queryFn: ({ signal }) => call(feedbackDetail, { id }, { signal }),
  })

export type NewCase = {
  type: FeedbackType
  text: string
  images: string[]
  orderNo: string
  contact: string
  requestNo: string
}

export const createCase = ({ orderNo, ...rest }: NewCase) =>
  call(feedbackCreate, { ...rest, ...(orderNo !== '' && { orderNo }) })
export const replyTo = (id: string, text: string, images: string[], requestNo: string) =>
  call(feedbackReply, { id, text, images, requestNo })
export const closeCase = (id: string, rate: 1 | 2 | 3 | 4 | 5) => call(feedbackClose, { id, rate })
export const reopenCase = (id: string, why: string) => call(feedbackReopen, { id, why })
export const escalateCase = (id: string) => call(feedbackEscalate, { id })
