// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var input = validate10;
var func2 = require_ucs2length().default;
var pattern0 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.contact_id === void 0 && (missing0 = "contact_id"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "contact_id")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "contact")
              return validate13.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.contact_id !== void 0) {
              let data1 = data.contact_id, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern0.test(data1))
                    return validate13.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.mode;
      if (typeof tag0 == "string")
        if (tag0 === "list") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.mode === void 0 && (missing0 = "mode"))
                return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
              {
                let _errs5 = errors;
                for (let key0 in data)
                  if (!(key0 === "mode" || key0 === "limit" || key0 === "cursor")) {
                    return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs5 === errors) {
                  if (data.mode !== void 0) {
                    let _errs6 = errors;
                    if (data.mode !== "list")
                      return validate12.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ContactListQuery/properties/mode/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant" }], !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data.limit !== void 0) {
                      let data1 = data.limit, _errs7 = errors;
                      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                        return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs7 && typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 100 || isNaN(data1))
                          return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                        if (data1 < 1 || isNaN(data1))
                          return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactListQuery/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid3 = _errs7 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data.cursor !== void 0) {
                        let data2 = data.cursor, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data2 == "string") {
                            if (data2.length > 200 && func2(data2) > 200)
                              return validate12.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactListQuery/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                          } else
                            return validate12.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactListQuery/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                  }
                }
              }
            } else
              return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactListQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        } else if (tag0 === "search") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.mode === void 0 && (missing1 = "mode") || data.query === void 0 && (missing1 = "query"))
                return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
              {
                let _errs14 = errors;
                for (let key1 in data)
                  if (!(key1 === "mode" || key1 === "query" || key1 === "limit" || key1 === "cursor")) {
                    return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                    break;
                  }
                if (_errs14 === errors) {
                  if (data.mode !== void 0) {
                    let _errs15 = errors;
                    if (data.mode !== "search")
                      return validate12.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ContactSearchQuery/properties/mode/const", keyword: "const", params: { allowedValue: "search" }, message: "must be equal to constant" }], !1;
                    var valid6 = _errs15 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6) {
                    if (data.query !== void 0) {
                      let data4 = data.query, _errs16 = errors;
                      if (errors === _errs16)
                        if (typeof data4 == "string") {
                          if (data4.length > 100 && func2(data4) > 100)
                            return validate12.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                          if (data4.length < 2 && func2(data4) < 1)
                            return validate12.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                        } else
                          return validate12.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/$defs/ContactSearchQuery/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid6 = _errs16 === errors;
                    } else
                      var valid6 = !0;
                    if (valid6) {
                      if (data.limit !== void 0) {
                        let data5 = data.limit, _errs18 = errors;
                        if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                          return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs18 && typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 50 || isNaN(data5))
                            return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" }], !1;
                          if (data5 < 1 || isNaN(data5))
                            return validate12.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/$defs/ContactSearchQuery/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid6 = _errs18 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6)
                        if (data.cursor !== void 0) {
                          let data6 = data.cursor, _errs20 = errors;
                          if (errors === _errs20)
                            if (typeof data6 == "string") {
                              if (data6.length > 200 && func2(data6) > 200)
                                return validate12.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactSearchQuery/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                            } else
                              return validate12.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/$defs/ContactSearchQuery/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid6 = _errs20 === errors;
                        } else
                          var valid6 = !0;
                    }
                  }
                }
              }
            } else
              return validate12.errors = [{ instancePath, schemaPath: "#/$defs/ContactSearchQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        } else if (tag0 === "contact")
          validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
        else
          return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 }, message: 'value of tag "mode" must be in oneOf' }], !1;
      else
        return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 }, message: 'tag "mode" must be string' }], !1;
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate16;
var schema21 = { type: "object", properties: { id: { $ref: "#/$defs/ContactId" }, name: { type: "string", maxLength: 60 }, company: { type: "string", maxLength: 100 }, jobTitle: { type: "string", maxLength: 100 }, relation: { type: "string", maxLength: 40 }, emailMasked: { type: "string", maxLength: 120 }, phoneMasked: { type: "string", maxLength: 40 }, avatarUrl: { $ref: "#/$defs/HttpsUrl" }, isUser: { type: "boolean" }, note: { type: "string", maxLength: 300 }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, version: { $ref: "#/$defs/Version", "x-card": "hidden" } }, required: ["id", "name", "version"], additionalProperties: !1 };
var func6 = Object.prototype.hasOwnProperty, pattern2 = new RegExp('^https://[^\\s<>"]+$', "u");
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.version === void 0 && (missing0 = "version"))
        return validate19.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema21.properties, key0)) {
            return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate19.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate19.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.company !== void 0) {
                let data2 = data.company, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func2(data2) > 100)
                      return validate19.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  } else
                    return validate19.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.jobTitle !== void 0) {
                  let data3 = data.jobTitle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate19.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate19.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.relation !== void 0) {
                    let data4 = data.relation, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 40 && func2(data4) > 40)
                          return validate19.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                      } else
                        return validate19.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.emailMasked !== void 0) {
                      let data5 = data.emailMasked, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 120 && func2(data5) > 120)
                            return validate19.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                        } else
                          return validate19.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phoneMasked !== void 0) {
                        let data6 = data.phoneMasked, _errs15 = errors;
                        if (errors === _errs15)
                          if (typeof data6 == "string") {
                            if (data6.length > 40 && func2(data6) > 40)
                              return validate19.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate19.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatarUrl !== void 0) {
                          let data7 = data.avatarUrl, _errs17 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func2(data7) > 500)
                                return validate19.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern2.test(data7))
                                return validate19.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate19.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.isUser !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.isUser != "boolean")
                              return validate19.errors = [{ instancePath: instancePath + "/isUser", schemaPath: "#/properties/isUser/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.note !== void 0) {
                              let data9 = data.note, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data9 == "string") {
                                  if (data9.length > 300 && func2(data9) > 300)
                                    return validate19.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                } else
                                  return validate19.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.tainted !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tainted != "boolean")
                                  return validate19.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.unconfirmed !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.unconfirmed != "boolean")
                                    return validate19.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.version !== void 0) {
                                    let data12 = data.version, _errs28 = errors, _errs29 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs29 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 2147483647 || isNaN(data12))
                                        return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                      if (data12 < 1 || isNaN(data12))
                                        return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count"))
        return validate18.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "items" || key0 === "count" || key0 === "total" || key0 === "nextCursor")) {
            return validate18.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.items !== void 0) {
            let data0 = data.items, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate18.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                if (data0.length < 0)
                  return validate18.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate19(data0[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate18.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data2 = data.count, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate18.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2))
                  return validate18.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate18.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate18.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 1e5 || isNaN(data3))
                    return validate18.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data3 < 0 || isNaN(data3))
                    return validate18.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.nextCursor !== void 0) {
                  let data4 = data.nextCursor, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data4 == "string") {
                      if (data4.length > 200 && func2(data4) > 200)
                        return validate18.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    } else
                      return validate18.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate18.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate18.errors = vErrors, errors === 0;
}
function validate17(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate18(data, instancePath) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate19(data, instancePath) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate17.errors = vErrors, !1;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate16(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate17(data, instancePath) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length), validate16.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
