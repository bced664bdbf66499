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
var schema15 = { type: "object", minProperties: 1, properties: { name: { type: "string", minLength: 1, maxLength: 60 }, email: { type: ["string", "null"], minLength: 3, maxLength: 254, pattern: "^[^@\\s]+@[^@\\s]+$" }, phone: { type: ["string", "null"], minLength: 5, maxLength: 20, pattern: "^\\+?[0-9][0-9 -]{4,18}$" }, company: { type: ["string", "null"], maxLength: 100 }, job_title: { type: ["string", "null"], maxLength: 100 }, relation: { type: ["string", "null"], maxLength: 40 }, note: { type: ["string", "null"], maxLength: 300 } }, additionalProperties: !1 };
var pattern0 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u"), pattern1 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u"), pattern2 = new RegExp("^\\+?[0-9][0-9 -]{4,18}$", "u"), func2 = require_ucs2length().default;
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contact_id === void 0 && (missing0 = "contact_id") || data.patch === void 0 && (missing0 = "patch"))
        return validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "contact_id" || key0 === "patch" || key0 === "if_version")) {
            return validate12.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.contact_id !== void 0) {
            let data0 = data.contact_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate12.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate12.errors = [{ instancePath: instancePath + "/contact_id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.patch !== void 0) {
              let data1 = data.patch, _errs5 = errors;
              if (errors === errors)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  if (Object.keys(data1).length < 1)
                    return validate12.errors = [{ instancePath: instancePath + "/patch", schemaPath: "#/$defs/ContactPatch/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }], !1;
                  {
                    let _errs8 = errors;
                    for (let key1 in data1)
                      if (!(key1 === "name" || key1 === "email" || key1 === "phone" || key1 === "company" || key1 === "job_title" || key1 === "relation" || key1 === "note")) {
                        return validate12.errors = [{ instancePath: instancePath + "/patch", schemaPath: "#/$defs/ContactPatch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (_errs8 === errors) {
                      if (data1.name !== void 0) {
                        let data2 = data1.name, _errs9 = errors;
                        if (errors === _errs9)
                          if (typeof data2 == "string") {
                            if (data2.length > 60 && func2(data2) > 60)
                              return validate12.errors = [{ instancePath: instancePath + "/patch/name", schemaPath: "#/$defs/ContactPatch/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                            if (data2.length < 2 && func2(data2) < 1)
                              return validate12.errors = [{ instancePath: instancePath + "/patch/name", schemaPath: "#/$defs/ContactPatch/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                          } else
                            return validate12.errors = [{ instancePath: instancePath + "/patch/name", schemaPath: "#/$defs/ContactPatch/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid3 = _errs9 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data1.email !== void 0) {
                          let data3 = data1.email, _errs11 = errors;
                          if (typeof data3 != "string" && data3 !== null)
                            return validate12.errors = [{ instancePath: instancePath + "/patch/email", schemaPath: "#/$defs/ContactPatch/properties/email/type", keyword: "type", params: { type: schema15.properties.email.type }, message: "must be string,null" }], !1;
                          if (errors === _errs11 && typeof data3 == "string") {
                            if (data3.length > 254 && func2(data3) > 254)
                              return validate12.errors = [{ instancePath: instancePath + "/patch/email", schemaPath: "#/$defs/ContactPatch/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }], !1;
                            if (data3.length < 6 && func2(data3) < 3)
                              return validate12.errors = [{ instancePath: instancePath + "/patch/email", schemaPath: "#/$defs/ContactPatch/properties/email/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" }], !1;
                            if (!pattern1.test(data3))
                              return validate12.errors = [{ instancePath: instancePath + "/patch/email", schemaPath: "#/$defs/ContactPatch/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^@\\s]+@[^@\\s]+$" }, message: 'must match pattern "^[^@\\s]+@[^@\\s]+$"' }], !1;
                          }
                          var valid3 = _errs11 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3) {
                          if (data1.phone !== void 0) {
                            let data4 = data1.phone, _errs13 = errors;
                            if (typeof data4 != "string" && data4 !== null)
                              return validate12.errors = [{ instancePath: instancePath + "/patch/phone", schemaPath: "#/$defs/ContactPatch/properties/phone/type", keyword: "type", params: { type: schema15.properties.phone.type }, message: "must be string,null" }], !1;
                            if (errors === _errs13 && typeof data4 == "string") {
                              if (data4.length > 20 && func2(data4) > 20)
                                return validate12.errors = [{ instancePath: instancePath + "/patch/phone", schemaPath: "#/$defs/ContactPatch/properties/phone/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" }], !1;
                              if (data4.length < 10 && func2(data4) < 5)
                                return validate12.errors = [{ instancePath: instancePath + "/patch/phone", schemaPath: "#/$defs/ContactPatch/properties/phone/minLength", keyword: "minLength", params: { limit: 5 }, message: "must NOT have fewer than 5 characters" }], !1;
                              if (!pattern2.test(data4))
                                return validate12.errors = [{ instancePath: instancePath + "/patch/phone", schemaPath: "#/$defs/ContactPatch/properties/phone/pattern", keyword: "pattern", params: { pattern: "^\\+?[0-9][0-9 -]{4,18}$" }, message: 'must match pattern "^\\+?[0-9][0-9 -]{4,18}$"' }], !1;
                            }
                            var valid3 = _errs13 === errors;
                          } else
                            var valid3 = !0;
                          if (valid3) {
                            if (data1.company !== void 0) {
                              let data5 = data1.company, _errs15 = errors;
                              if (typeof data5 != "string" && data5 !== null)
                                return validate12.errors = [{ instancePath: instancePath + "/patch/company", schemaPath: "#/$defs/ContactPatch/properties/company/type", keyword: "type", params: { type: schema15.properties.company.type }, message: "must be string,null" }], !1;
                              if (errors === _errs15 && typeof data5 == "string" && data5.length > 100 && func2(data5) > 100)
                                return validate12.errors = [{ instancePath: instancePath + "/patch/company", schemaPath: "#/$defs/ContactPatch/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                              var valid3 = _errs15 === errors;
                            } else
                              var valid3 = !0;
                            if (valid3) {
                              if (data1.job_title !== void 0) {
                                let data6 = data1.job_title, _errs17 = errors;
                                if (typeof data6 != "string" && data6 !== null)
                                  return validate12.errors = [{ instancePath: instancePath + "/patch/job_title", schemaPath: "#/$defs/ContactPatch/properties/job_title/type", keyword: "type", params: { type: schema15.properties.job_title.type }, message: "must be string,null" }], !1;
                                if (errors === _errs17 && typeof data6 == "string" && data6.length > 100 && func2(data6) > 100)
                                  return validate12.errors = [{ instancePath: instancePath + "/patch/job_title", schemaPath: "#/$defs/ContactPatch/properties/job_title/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                                var valid3 = _errs17 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3) {
                                if (data1.relation !== void 0) {
                                  let data7 = data1.relation, _errs19 = errors;
                                  if (typeof data7 != "string" && data7 !== null)
                                    return validate12.errors = [{ instancePath: instancePath + "/patch/relation", schemaPath: "#/$defs/ContactPatch/properties/relation/type", keyword: "type", params: { type: schema15.properties.relation.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs19 && typeof data7 == "string" && data7.length > 40 && func2(data7) > 40)
                                    return validate12.errors = [{ instancePath: instancePath + "/patch/relation", schemaPath: "#/$defs/ContactPatch/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                                  var valid3 = _errs19 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3)
                                  if (data1.note !== void 0) {
                                    let data8 = data1.note, _errs21 = errors;
                                    if (typeof data8 != "string" && data8 !== null)
                                      return validate12.errors = [{ instancePath: instancePath + "/patch/note", schemaPath: "#/$defs/ContactPatch/properties/note/type", keyword: "type", params: { type: schema15.properties.note.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs21 && typeof data8 == "string" && data8.length > 300 && func2(data8) > 300)
                                      return validate12.errors = [{ instancePath: instancePath + "/patch/note", schemaPath: "#/$defs/ContactPatch/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                    var valid3 = _errs21 === errors;
                                  } else
                                    var valid3 = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else
                  return validate12.errors = [{ instancePath: instancePath + "/patch", schemaPath: "#/$defs/ContactPatch/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.if_version !== void 0) {
                let data9 = data.if_version, _errs23 = errors, _errs24 = errors;
                if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                  return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs24 && typeof data9 == "number" && isFinite(data9)) {
                  if (data9 > 2147483647 || isNaN(data9))
                    return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                  if (data9 < 1 || isNaN(data9))
                    return validate12.errors = [{ instancePath: instancePath + "/if_version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs23 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate14;
var schema18 = { type: "object", properties: { id: { $ref: "#/$defs/ContactId" }, name: { type: "string", maxLength: 60 }, company: { type: "string", maxLength: 100 }, jobTitle: { type: "string", maxLength: 100 }, relation: { type: "string", maxLength: 40 }, emailMasked: { type: "string", maxLength: 120 }, phoneMasked: { type: "string", maxLength: 40 }, avatarUrl: { $ref: "#/$defs/HttpsUrl" }, isUser: { type: "boolean" }, note: { type: "string", maxLength: 300 }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, version: { $ref: "#/$defs/Version", "x-card": "hidden" }, outcome: { enum: ["updated", "unchanged"] }, changed: { type: "array", minItems: 0, maxItems: 7, items: { $ref: "#/$defs/ContactField" } } }, required: ["id", "name", "outcome", "changed"], additionalProperties: !1 };
var schema22 = { enum: ["name", "email", "phone", "company", "job_title", "relation", "note"] }, func12 = Object.prototype.hasOwnProperty, pattern4 = new RegExp('^https://[^\\s<>"]+$', "u");
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.outcome === void 0 && (missing0 = "outcome") || data.changed === void 0 && (missing0 = "changed"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func12.call(schema18.properties, key0)) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 60 && func2(data1) > 60)
                    return validate15.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.company !== void 0) {
                let data2 = data.company, _errs7 = errors;
                if (errors === _errs7)
                  if (typeof data2 == "string") {
                    if (data2.length > 100 && func2(data2) > 100)
                      return validate15.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.jobTitle !== void 0) {
                  let data3 = data.jobTitle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate15.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                    } else
                      return validate15.errors = [{ instancePath: instancePath + "/jobTitle", schemaPath: "#/properties/jobTitle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.relation !== void 0) {
                    let data4 = data.relation, _errs11 = errors;
                    if (errors === _errs11)
                      if (typeof data4 == "string") {
                        if (data4.length > 40 && func2(data4) > 40)
                          return validate15.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                      } else
                        return validate15.errors = [{ instancePath: instancePath + "/relation", schemaPath: "#/properties/relation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.emailMasked !== void 0) {
                      let data5 = data.emailMasked, _errs13 = errors;
                      if (errors === _errs13)
                        if (typeof data5 == "string") {
                          if (data5.length > 120 && func2(data5) > 120)
                            return validate15.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" }], !1;
                        } else
                          return validate15.errors = [{ instancePath: instancePath + "/emailMasked", schemaPath: "#/properties/emailMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.phoneMasked !== void 0) {
                        let data6 = data.phoneMasked, _errs15 = errors;
                        if (errors === _errs15)
                          if (typeof data6 == "string") {
                            if (data6.length > 40 && func2(data6) > 40)
                              return validate15.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }], !1;
                          } else
                            return validate15.errors = [{ instancePath: instancePath + "/phoneMasked", schemaPath: "#/properties/phoneMasked/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.avatarUrl !== void 0) {
                          let data7 = data.avatarUrl, _errs17 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (data7.length > 500 && func2(data7) > 500)
                                return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                              if (!pattern4.test(data7))
                                return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                            } else
                              return validate15.errors = [{ instancePath: instancePath + "/avatarUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.isUser !== void 0) {
                            let _errs20 = errors;
                            if (typeof data.isUser != "boolean")
                              return validate15.errors = [{ instancePath: instancePath + "/isUser", schemaPath: "#/properties/isUser/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.note !== void 0) {
                              let data9 = data.note, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data9 == "string") {
                                  if (data9.length > 300 && func2(data9) > 300)
                                    return validate15.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                                } else
                                  return validate15.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.tainted !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.tainted != "boolean")
                                  return validate15.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                var valid0 = _errs24 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.unconfirmed !== void 0) {
                                  let _errs26 = errors;
                                  if (typeof data.unconfirmed != "boolean")
                                    return validate15.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var valid0 = _errs26 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.version !== void 0) {
                                    let data12 = data.version, _errs28 = errors, _errs29 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs29 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 > 2147483647 || isNaN(data12))
                                        return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                      if (data12 < 1 || isNaN(data12))
                                        return validate15.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                    }
                                    var valid0 = _errs28 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.outcome !== void 0) {
                                      let data13 = data.outcome, _errs31 = errors;
                                      if (!(data13 === "updated" || data13 === "unchanged"))
                                        return validate15.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema18.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var valid0 = _errs31 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.changed !== void 0) {
                                        let data14 = data.changed, _errs32 = errors;
                                        if (errors === _errs32)
                                          if (Array.isArray(data14)) {
                                            if (data14.length > 7)
                                              return validate15.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                                            if (data14.length < 0)
                                              return validate15.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                            {
                                              var valid4 = !0;
                                              let len0 = data14.length;
                                              for (let i0 = 0; i0 < len0; i0++) {
                                                let data15 = data14[i0], _errs34 = errors;
                                                if (!(data15 === "name" || data15 === "email" || data15 === "phone" || data15 === "company" || data15 === "job_title" || data15 === "relation" || data15 === "note"))
                                                  return validate15.errors = [{ instancePath: instancePath + "/changed/" + i0, schemaPath: "#/$defs/ContactField/enum", keyword: "enum", params: { allowedValues: schema22.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                var valid4 = _errs34 === errors;
                                                if (!valid4)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate15.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs32 === errors;
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
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length), validate14.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
