/** Family names that people commonly have; a word that begins with one may still be something else. */
export const surname =
  "[王李张刘陈杨赵黄周吴徐孙胡朱郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵" +
  "万钱严武戴莫孔向汤欧马梅洪康温施牛葛樊兰殷翁倪覃关左柳俞章鲁季祝耿岑]";

/** Somebody's name, in full or as people call each other: 赵敏, 欧阳明月, 老李, 孙老师, 王总. */
export const chineseName =
  `(?:${surname}[\\p{Script=Han}·]{1,2}|` +
  "(?:欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|慕容|令狐|司徒|端木)\\p{Script=Han}{1,2}|[老小阿大]\\p{Script=Han}{1,2}|" +
  "\\p{Script=Han}{1,2}(?:老师|师傅|医生|大夫|律师|教练|经理|老板|主任|阿姨|叔叔|先生|女士|[总哥姐叔姨工]))";
