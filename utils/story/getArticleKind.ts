export type ArticleKind = 'gallery' | 'video' | 'story';

/** Gallery, video or story, by the type field; anything unknown is a story (platform §5). */
export function getArticleKind(article: { type?: string }): ArticleKind {
  return article.type === 'gallery' || article.type === 'video' ? article.type : 'story';
}
