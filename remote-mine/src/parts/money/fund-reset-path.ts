/** Where a forgotten fund password is set anew. */
export const FUND_RESET_PATH = '/mine/security/fundPassword'
